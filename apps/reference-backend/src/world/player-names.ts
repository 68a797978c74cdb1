import type { Club } from './clubs.ts';

/** The first names of women and men, and the surnames, of one country's players. */
interface NamePool {
  women: readonly string[];
  men: readonly string[];
  surnames: readonly string[];
  /** Women's surnames, where they differ. */
  womenSurnames?: readonly string[];
}

const split = (names: string): readonly string[] => names.split(', ');

const norwegian: NamePool = {
  women: split('Ingrid, Nora, Sigrid, Maren, Tuva, Hedda, Solveig, Astrid, Frida, Ragnhild, Live, Guro'),
  men: split('Sindre, Magnus, Eirik, Håkon, Jonas, Sander, Torbjørn, Vegard, Mats, Aksel, Kristian, Odin'),
  surnames: split(
    'Dahl, Bakke, Solheim, Haugen, Myhre, Sørli, Nygård, Eikeland, Brekke, Tveit, Moen, Lunde, Rønning, Fosse, Aune, Vik, Sande, Hovland, Skogen, Bråten, Myklebust, Nesset, Stokke, Grønli',
  ),
};

const swedish: NamePool = {
  women: split('Elsa, Maja, Alva, Ebba, Saga, Tilda, Linnea, Signe, Wilma, Klara, Stina, Moa'),
  men: split('Elias, Oskar, Viktor, Axel, Hugo, Anton, Ludvig, Filip, Melker, Gustav, Nils, Emil'),
  surnames: split(
    'Lindqvist, Holm, Wirén, Sandberg, Ekström, Nyström, Hedlund, Åkesson, Lundmark, Björk, Forsman, Sjögren, Wallin, Norén, Öberg, Granath, Stenmark, Hägg, Blomqvist, Rydell, Ström, Fransson, Dalgren, Vikander',
  ),
};

const finnish: NamePool = {
  women: split('Aino, Helmi, Venla, Iida, Sofia, Lotta, Kerttu, Elli, Saara, Noora, Pihla, Minttu'),
  men: split('Aleksi, Teemu, Eetu, Joonas, Ville, Mikael, Onni, Juhani, Lauri, Antti, Niilo, Kalle'),
  surnames: split(
    'Niemi, Kallas, Laine, Rautio, Heikkilä, Salonen, Karppinen, Lehto, Nurmi, Saarela, Vainio, Koskela, Peltola, Mäkinen, Hakala, Tuominen, Rantanen, Ojala, Kivelä, Sipilä, Jokinen, Toivonen, Alanko, Harju',
  ),
};

const danish: NamePool = {
  women: split('Freja, Karla, Alberte, Signe, Mathilde, Laura, Ida, Clara, Josefine, Liva, Cecilie, Thea'),
  men: split('Mikkel, Rasmus, Frederik, Emil, Kasper, Mads, Jeppe, Anders, Søren, Nikolaj, Oliver, Malthe'),
  surnames: split(
    'Toft, Kjær, Bruun, Lauridsen, Østergaard, Winther, Skov, Damgaard, Bang, Krogh, Thorsen, Holst, Friis, Nørby, Juhl, Bech, Dam, Ravn, Hald, Munk, Gade, Vestergaard, Lund, Kragh',
  ),
};

const icelandic: NamePool = {
  women: split('Katla, Birta, Sigrún, Ásta, Embla, Guðrún, Hildur, Lilja, Sunna, Freyja, Edda, Rakel'),
  men: split('Jón, Aron, Gunnar, Kári, Bjarki, Sindri, Einar, Hilmar, Ragnar, Tómas, Ívar, Dagur'),
  surnames: split(
    'Kárason, Sigurðsson, Jónsson, Gunnarsson, Einarsson, Ólafsson, Magnússon, Björnsson, Helgason, Stefánsson, Þórsson, Árnason, Ragnarsson, Karlsson, Pálsson, Bjarnason, Hauksson, Guðmundsson, Arnarson, Tryggvason, Sveinsson, Davíðsson, Hallsson, Ingason',
  ),
  womenSurnames: split(
    'Káradóttir, Sigurðardóttir, Jónsdóttir, Gunnarsdóttir, Einarsdóttir, Ólafsdóttir, Magnúsdóttir, Björnsdóttir, Helgadóttir, Stefánsdóttir, Þórsdóttir, Árnadóttir, Ragnarsdóttir, Karlsdóttir, Pálsdóttir, Bjarnadóttir, Hauksdóttir, Guðmundsdóttir, Arnardóttir, Tryggvadóttir, Sveinsdóttir, Davíðsdóttir, Hallsdóttir, Ingadóttir',
  ),
};

const british: NamePool = {
  women: split('Nina, Ruth, Hana, Ana, Jo, Priya, Erin, Tess, Molly, Zara, Imogen, Keira'),
  men: split('Idris, Callum, Luca, Dele, Tomás, Rory, Jamal, Owen, Ellis, Kofi, Harvey, Marcus'),
  surnames: split(
    'Mbeki, Marsh, Rourke, Frost, Vega, Okafor, Bright, Penhale, Cross, Whitlock, Hartley, Doyle, Sutton, Adeyemi, Barrow, Quill, Larkin, Ashworth, Mensah, Tranter, Holloway, Brandt, Fenwick, Osei',
  ),
};

const croatian: NamePool = {
  women: split('Ivana, Ana, Maja, Petra, Lucija, Nika, Marija, Dora, Tea, Iva, Klara, Mirna'),
  men: split('Luka, Petar, Ivan, Marin, Ante, Josip, Toni, Dino, Filip, Roko, Stipe, Karlo'),
  surnames: split(
    'Marušić, Perković, Radonić, Zorić, Kovačec, Jurić, Babić, Vuković, Lovrić, Barić, Matić, Tomić, Grgić, Pavić, Šarić, Bilić, Knežević, Rukavina, Blažević, Milin, Bogdan, Ćosić, Dujmović, Zubčić',
  ),
};

const slovene: NamePool = {
  women: split('Eva, Nika, Zala, Lara, Ajda, Urška, Maša, Neža, Tina, Katja, Pia, Sara'),
  men: split('Niko, Jan, Tilen, Žiga, Rok, Matej, Gašper, Jure, Anže, Miha, Aljaž, Luka'),
  surnames: split(
    'Vidmar, Novak, Kranjc, Zupan, Kos, Hribar, Golob, Bizjak, Turk, Oblak, Pirc, Kavčič, Mlakar, Rozman, Kotnik, Jereb, Pečnik, Zajc, Lah, Erjavec, Dolenc, Bergant, Logar, Šuštar',
  ),
};

const italian: NamePool = {
  women: split('Giulia, Elena, Chiara, Sara, Alice, Martina, Gaia, Beatrice, Irene, Caterina, Bianca, Silvia'),
  men: split('Marco, Luca, Matteo, Andrea, Davide, Simone, Pietro, Nicolò, Tommaso, Fabio, Riccardo, Enrico'),
  surnames: split(
    'Salviati, Ferrante, Conti, Marchetti, Rinaldi, Galli, Serra, Fontana, Moretti, Bassi, Pellegrini, Gatti, Villa, Caruso, Longo, Riva, Orlandi, Ferri, Martelli, Neri, Sartori, Zanetti, Donati, Barone',
  ),
};

const albanian: NamePool = {
  women: split('Arta, Elira, Besa, Drita, Vjosa, Era, Teuta, Lule, Anila, Mira, Rea, Ilda'),
  men: split('Dritan, Arben, Besnik, Ilir, Gent, Altin, Erjon, Klodian, Luan, Endri, Bledar, Sokol'),
  surnames: split(
    'Hoxhaj, Berisha, Krasniqi, Gjoka, Shehu, Leka, Dervishi, Marku, Prifti, Kola, Basha, Lika, Çela, Zeqiri, Hysa, Meta, Rama, Toska, Duka, Kodra, Gega, Bardhi, Mema, Lala',
  ),
};

const hebrew: NamePool = {
  women: split('נועה, יעל, תמר, שירה, מאיה, רוני, הילה, אביגיל, ליאור, עדי, מיכל, דנה'),
  men: split('איתי, עומר, דניאל, רון, אורי, גיא, יונתן, עידו, נדב, אסף, תומר, אלון'),
  surnames: split(
    'ברגר, שלו, חדד, אביטל, מזרחי, כספי, לביא, נחום, דגן, פלד, הראל, שגב, ברק, רביד, גולן, כרמי, אלוני, צור, נבון, שחר, ארד, מור, יערי, עמית',
  ),
};

const poolsByClubCode: Readonly<Record<string, NamePool>> = {
  ...Object.fromEntries(['TRA', 'OSL', 'BER', 'STA'].map((code) => [code, norwegian])),
  ...Object.fromEntries(['GOT', 'MAL', 'LUL'].map((code) => [code, swedish])),
  ...Object.fromEntries(['TUR', 'TAM', 'HEL'].map((code) => [code, finnish])),
  AAR: danish,
  RVK: icelandic,
  ...Object.fromEntries(['SPL', 'RIJ', 'ZAD', 'PUL', 'KOT', 'MOS'].map((code) => [code, croatian])),
  KOP: slovene,
  ...Object.fromEntries(['TRS', 'ANC', 'RVN', 'BRI'].map((code) => [code, italian])),
  DUR: albanian,
};

/** The first names and surnames of a club's players: by its country, or else by the script of its name. */
export function getPlayerNames(
  { code, name }: Club,
  gender: 'male' | 'female',
): { firstNames: readonly string[]; surnames: readonly string[] } {
  const pool = poolsByClubCode[code] ?? (/\p{Script=Hebrew}/u.test(name) ? hebrew : british);
  return gender === 'female'
    ? { firstNames: pool.women, surnames: pool.womenSurnames ?? pool.surnames }
    : { firstNames: pool.men, surnames: pool.surnames };
}
