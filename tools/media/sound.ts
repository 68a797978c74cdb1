import { writeFile } from 'node:fs/promises';
import { commentaries } from './commentary/commentaries.ts';
import { createSeededRandom } from './match/random.ts';
import type { Scene } from './match/scene.ts';
import { ffmpeg, runTool } from './run-tool.ts';

/** 8 s are exactly 375 AAC frames, so a live loop of 64 s ends on a whole frame. */
const sampleRateHz = 48_000;

/** Writes the sound of a sport's hall, with a commentary spoken in `language`, as a stereo WAV. */
export async function makeSound(scene: Scene, language: 'en' | 'es', file: string): Promise<void> {
  const mix = new Float32Array(scene.film.drawnSeconds * sampleRateHz);
  addHall(mix, scene);
  for (const { time, seconds, pitches, loudness } of scene.horns) addTone(mix, time, seconds, pitches, loudness);
  for (const time of scene.whistles) addWhistle(mix, time);
  for (const line of commentaries[scene.film.name])
    addVoice(mix, line.time, await synthesizeSpeech(line[language], language));
  const samples = Int16Array.from(mix, (value) => Math.round(Math.tanh(value * 1.3) * 30_000));
  await writeFile(`${file}.raw`, samples);
  await ffmpeg('-f', 's16le', '-ar', String(sampleRateHz), '-ac', '1', '-i', `${file}.raw`, '-ac', '2', file);
}

/** Adds the crowd, as loud as the match is exciting, and the knocks of the ball. */
function addHall(mix: Float32Array, scene: Scene): void {
  const random = createSeededRandom(3);
  const simulation = scene.createSimulation();
  let [low, high, level, pace, previousSpot] = [0, 0, 0, 0, { x: 0, y: 0 }];
  const samplesPerFrame = sampleRateHz / 25;
  for (let start = 0; start < mix.length; start += samplesPerFrame) {
    const time = simulation.next();
    const { ball, excitement } = simulation.state;
    const targetLevel = 0.035 + excitement * 0.2;
    for (let sample = start; sample < start + samplesPerFrame; sample += 1) {
      const noise = random() * 2 - 1;
      low += (noise - low) * 0.06;
      high += (low - high) * 0.006;
      level += (targetLevel - level) * 0.00004;
      const wave = 1 + 0.25 * Math.sin(time * 0.9) + 0.15 * Math.sin(time * 2.3);
      mix[sample] = (mix[sample] ?? 0) + (low - high) * level * wave * 4;
    }
    const stepMetres = Math.hypot(ball.x - previousSpot.x, ball.y - previousSpot.y);
    if (stepMetres > 0.55 && stepMetres < 3 && pace <= 0.55)
      addKnock(mix, time, Math.min(0.2, stepMetres * 0.08), random);
    previousSpot = { x: ball.x, y: ball.y };
    pace = stepMetres;
  }
}

function addKnock(mix: Float32Array, time: number, loudness: number, random: () => number): void {
  const start = Math.round(time * sampleRateHz);
  for (let sample = 0; sample < sampleRateHz * 0.05; sample += 1) {
    const fade = Math.exp(-sample / 320);
    const ring = Math.sin(sample * 0.09) * 0.7 + (random() - 0.5) * 0.6;
    mix[start + sample] = (mix[start + sample] ?? 0) + ring * fade * loudness;
  }
}

function addTone(mix: Float32Array, time: number, seconds: number, pitches: readonly number[], loudness: number): void {
  const [start, length] = [Math.round(time * sampleRateHz), seconds * sampleRateHz];
  for (let sample = 0; sample < length && start + sample < mix.length; sample += 1) {
    const fade = Math.min(1, sample / 1200, (length - sample) / 6000);
    const horn = pitches.reduce((sum, pitch) => sum + (((sample * pitch) / sampleRateHz) % 1) - 0.5, 0);
    mix[start + sample] = (mix[start + sample] ?? 0) + (horn / pitches.length) * fade * loudness;
  }
}

function addWhistle(mix: Float32Array, time: number): void {
  const start = Math.round(time * sampleRateHz);
  for (let sample = 0; sample < sampleRateHz * 0.45; sample += 1) {
    const trill = 2750 + 160 * Math.sign(Math.sin((sample / sampleRateHz) * 2 * Math.PI * 32));
    const fade = Math.min(1, sample / 500, (sampleRateHz * 0.45 - sample) / 3000);
    mix[start + sample] =
      (mix[start + sample] ?? 0) + Math.sin((sample / sampleRateHz) * 2 * Math.PI * trill) * 0.1 * fade;
  }
}

function addVoice(mix: Float32Array, time: number, voice: Float32Array): void {
  const start = Math.round(time * sampleRateHz);
  voice.forEach((value, sample) => {
    if (start + sample < mix.length) mix[start + sample] = (mix[start + sample] ?? 0) * 0.8 + value * 0.6;
  });
}

/** Spoken text, one channel. */
async function synthesizeSpeech(text: string, language: 'en' | 'es'): Promise<Float32Array> {
  const voice = language === 'en' ? 'en-gb' : 'es';
  const file = `${import.meta.dirname}/.cache/voice-${process.pid}.wav`;
  await runTool('espeak-ng', ['-v', voice, '-s', '172', '-w', file, text]);
  const rawAudio = await ffmpeg('-i', file, '-f', 'f32le', '-ar', String(sampleRateHz), '-ac', '1', '-');
  return new Float32Array(rawAudio.buffer.slice(rawAudio.byteOffset, rawAudio.byteOffset + rawAudio.byteLength));
}
