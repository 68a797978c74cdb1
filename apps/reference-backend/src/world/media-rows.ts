import { getFilm } from '../streams/index.ts';
import { artwork } from './artwork.ts';
import { channels } from './channels.ts';
import { draftEvent, type EventDraft } from './event-draft.ts';
import { leagues, studios, getTeamId, getTeamName, type Language, type Sport } from './leagues.ts';
import { studioTitles } from './phrases.ts';
import { getSeed } from './random.ts';

const hourMs = 3_600_000;

/** Drafts the channels, which are events without a date. */
export function draftChannelEvents(): EventDraft[] {
  return channels.map((channel, index) =>
    draftEvent({
      id: channel.id,
      status: 'channel',
      timing: 'none',
      offset: 0,
      title: channel.title,
      description: channel.description,
      imageUrl: artwork.getChannelAddress(channel.id),
      seed: getSeed(channel.id),
      sportType: channel.sport,
      identityIds: [...channel.identities],
      teamIds: [...channel.teams],
      rank: index,
    }),
  );
}

const cards: Readonly<Record<Sport, readonly string[]>> = {
  'ice-hockey': ['mic', 'studio', 'draft', 'top10', 'pressice'],
  football: ['inside', 'academy', 'press'],
  basketball: [],
  volleyball: [],
};

const openTraining: Readonly<Record<Language, (team: string) => string>> = {
  en: (team) => `${team}: open training`,
  he: (team) => `${team}: אימון פתוח`,
};

/** Drafts open trainings of leagues' clubs, of which two thirds are over and one third is upcoming. */
export function draftTrainings(): EventDraft[] {
  return leagues
    .filter(({ cupOf }) => cupOf === undefined)
    .flatMap((league) =>
      league.clubs.map((club, index) => {
        const team = getTeamId(club, league);
        const id = `${team}-training`;
        const title = openTraining[league.language](getTeamName(club, league));
        const isPast = index % 3 !== 0;
        return draftEvent({
          id,
          status: isPast ? 'archived' : 'upcoming',
          timing: 'calendar',
          offset: (isPast ? -15 - index : 3 + index) * 24 * hourMs + 9 * hourMs,
          title,
          description: title,
          category: 'training',
          imageUrl: artwork.getSceneAddress(league.sport, index + 1),
          seed: getSeed(id),
          sportType: league.sport,
          gender: league.gender,
          identityIds: [league.id],
          teamIds: [team],
          duration: isPast ? getFilm(league.sport).seconds : null,
        });
      }),
    );
}

/** Drafts the studios' videos, of which half are suggested. */
export function draftStudioVideos(): EventDraft[] {
  return studios.flatMap((studio) =>
    Array.from({ length: 20 }, (_, index) => {
      const titles = studioTitles[studio.id] ?? [];
      const [series] = studio.series[index % studio.series.length] ?? [studio.id];
      const id = `${studio.id}-${index + 1}`;
      const title = titles[index % titles.length] ?? studio.title;
      const episode = Math.floor(index / titles.length) + 1;
      const card = cards[studio.sport][index];
      return draftEvent({
        id,
        status: 'vod',
        timing: 'calendar',
        offset: -(index * 31 + 9) * hourMs,
        title: episode > 1 ? `${title} (${episode})` : title,
        description: title,
        imageUrl: card === undefined ? artwork.getSceneAddress(studio.sport, index + 2) : artwork.getTitleAddress(card),
        seed: getSeed(id),
        sportType: studio.sport,
        identityIds: [studio.id, series],
        teamIds: studio.team === undefined ? [] : [studio.team],
        duration: getFilm(studio.sport).seconds,
        suggested: index % 2 === 0,
      });
    }),
  );
}
