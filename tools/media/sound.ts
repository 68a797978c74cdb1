import { writeFile } from 'node:fs/promises';
import {
  celebrationSeconds,
  matchGoals,
  matchSeconds,
  periodSeconds,
} from '../../apps/reference-backend/src/streams/match-script.ts';
import { commentary } from './commentary.ts';
import { createSeededRandom } from './match/random.ts';
import { Simulation } from './match/simulation.ts';
import { ffmpeg, runTool } from './run-tool.ts';

/** 64 s are exactly 3000 AAC frames, so a loop ends on a whole frame. */
const sampleRateHz = 48_000;

/** Writes the hall's sound with a commentary spoken in `language` as a stereo WAV. */
export async function makeSound(language: 'en' | 'es', file: string): Promise<void> {
  const mix = new Float32Array(matchSeconds * sampleRateHz);
  addHall(mix);
  for (let end = periodSeconds; end <= matchSeconds; end += periodSeconds)
    addTone(mix, end - 1.5, 1.3, [155, 207, 233], 0.16);
  for (const goal of matchGoals) {
    addTone(mix, goal.time + 0.15, 2.6, [116, 174, 233], goal.side === 'team1' ? 0.24 : 0.1);
    addWhistle(mix, goal.time + celebrationSeconds - 0.9);
  }
  for (const line of commentary) addVoice(mix, line.time, await synthesizeSpeech(line[language], language));
  const samples = Int16Array.from(mix, (value) => Math.round(Math.tanh(value * 1.3) * 30_000));
  await writeFile(`${file}.raw`, samples);
  await ffmpeg('-f', 's16le', '-ar', String(sampleRateHz), '-ac', '1', '-i', `${file}.raw`, '-ac', '2', file);
}

/** Adds the crowd, as loud as the match is exciting, and the puck on sticks and boards. */
function addHall(mix: Float32Array): void {
  const random = createSeededRandom(3);
  const simulation = new Simulation();
  let [low, high, level, pace, previousSpot] = [0, 0, 0, 0, { x: 0, y: 0 }];
  const samplesPerFrame = sampleRateHz / 25;
  for (let start = 0; start < mix.length; start += samplesPerFrame) {
    const time = simulation.next();
    const { puck, excitement } = simulation.state;
    const targetLevel = 0.035 + excitement * 0.2;
    for (let sample = start; sample < start + samplesPerFrame; sample += 1) {
      const noise = random() * 2 - 1;
      low += (noise - low) * 0.06;
      high += (low - high) * 0.006;
      level += (targetLevel - level) * 0.00004;
      const wave = 1 + 0.25 * Math.sin(time * 0.9) + 0.15 * Math.sin(time * 2.3);
      mix[sample] = (mix[sample] ?? 0) + (low - high) * level * wave * 4;
    }
    const stepMetres = Math.hypot(puck.x - previousSpot.x, puck.y - previousSpot.y);
    if (stepMetres > 0.55 && stepMetres < 3 && pace <= 0.55) addKnock(mix, time, Math.min(0.2, stepMetres * 0.08), random);
    previousSpot = { x: puck.x, y: puck.y };
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
    mix[start + sample] = (mix[start + sample] ?? 0) + Math.sin((sample / sampleRateHz) * 2 * Math.PI * trill) * 0.1 * fade;
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
  const file = `${import.meta.dirname}/.cache/voice.wav`;
  await runTool('espeak-ng', ['-v', voice, '-s', '172', '-w', file, text]);
  const rawAudio = await ffmpeg('-i', file, '-f', 'f32le', '-ar', String(sampleRateHz), '-ac', '1', '-');
  return new Float32Array(rawAudio.buffer.slice(rawAudio.byteOffset, rawAudio.byteOffset + rawAudio.byteLength));
}
