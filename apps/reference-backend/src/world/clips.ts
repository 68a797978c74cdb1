import { getClub } from './team-rows.ts';
import { getFilm } from '../streams/index.ts';
import { artwork } from './artwork.ts';
import { draftEvent, type EventDraft } from './event-draft.ts';
import { getLeague } from './matches.ts';
import { getPhrases } from './phrases.ts';
import { pickFrom, createRandom, getSeed } from './random.ts';
import { findSaver, pickScorer } from './squads.ts';

const hourMs = 3_600_000;
/** The length of each committed clip. */
const clipSeconds = 10;

function getDrafts(match: EventDraft, index: number): EventDraft[] {
  const league = getLeague(match);
  const phrases = getPhrases(league.sport);
  const random = createRandom(getSeed(`clips ${match.id}`));
  const [club1, club2] = [getClub(match.team1Id ?? ''), getClub(match.team2Id ?? '')];
  const sharedFields = {
    status: 'vod',
    timing: 'calendar',
    description: match.description,
    sportType: match.sportType,
    gender: match.gender,
    teamIds: match.teamIds,
    identityIds: match.identityIds,
    team1Id: match.team1Id,
    team2Id: match.team2Id,
    score1: match.score1,
    score2: match.score2,
    parentId: match.id,
  } as const;
  const names = [club1.name, club2.name] as const;
  const film = getFilm(league.sport);
  const clipNumber = 1 + (index % film.clipShots.length);
  // A recording shows goals of its match, so a clip's shot is one of the match.
  const shot = film.shots[film.clipShots[clipNumber - 1] ?? 0];
  const isGoal = shot?.result === 'goal';
  const isHome = isGoal === (shot?.side === 'team1');
  const teamId = (isHome ? match.team1Id : match.team2Id) ?? '';
  const player = isGoal
    ? pickScorer(teamId, random(), shot.playerNumber)
    : findSaver(teamId, isHome ? 'team1' : 'team2', shot?.saverNumber);
  const getOffsetAfter = (hours: number): number => match.offset + hours * hourMs;
  const recapDraft = draftEvent({
    ...sharedFields,
    id: `${match.id}-h1`,
    mediaType: 'highlight',
    mediaSubType: index % 3 === 0 ? 'recap' : index % 3 === 1 ? 'condensed' : 'auto',
    offset: getOffsetAfter(2.25),
    title: phrases.result(...names, match.score1 ?? 0, match.score2 ?? 0),
    safeTitle: phrases.recapSafe(...names),
    imageUrl: artwork.getSceneAddress(league.sport, index),
    duration: film.seconds,
    seed: getSeed(`${match.id}-h1`),
    clip: null,
    suggested: index % 9 === 0,
  });
  const momentDraft = draftEvent({
    ...sharedFields,
    id: `${match.id}-h2`,
    mediaType: 'highlight',
    mediaSubType: 'highlight',
    offset: getOffsetAfter(2),
    title: `${player.name} ${pickFrom(isGoal ? phrases.goals : phrases.saves, random())}`,
    // Never the recap's picture: the step of 1 to 3 is shorter than each sport's list of scenes.
    imageUrl: artwork.getSceneAddress(league.sport, index + 1 + (index % 3)),
    playerNumber: String(player.number),
    playerColor: (isHome ? club1 : club2).colors[0],
    seed: getSeed(`${match.id}-h2`),
    clip: clipNumber,
    duration: clipSeconds,
  });
  if (index >= 260) return [recapDraft, momentDraft];
  // The highlight and the clips of a match show different shots.
  const clips = [1, 2].slice(0, film.clipShots.length - 1).map((number) => {
    const clip = 1 + ((index + number) % film.clipShots.length);
    const isGoalClip = film.shots[film.clipShots[clip - 1] ?? 0]?.result === 'goal';
    return draftEvent({
      ...sharedFields,
      id: `${match.id}-c${number}`,
      mediaType: 'clip',
      mediaSubType: 'clip',
      offset: getOffsetAfter(2.5 + number / 4),
      title: pickFrom(isGoalClip ? phrases.goalClips : phrases.saveClips, random()),
      imageUrl: artwork.getTallSceneAddress(league.sport, index * 2 + number),
      seed: getSeed(`${match.id}-c${number}`),
      clip,
      duration: clipSeconds,
    });
  });
  return [recapDraft, momentDraft, ...clips];
}

/** Drafts highlights of the latest matches, and clips of some of these matches. */
export function getClips(archived: readonly EventDraft[]): EventDraft[] {
  // Volleyball is counted separately, so that it does not reduce the clips of the other sports.
  const [otherDrafts, volleyballDrafts] = [false, true].map((isVolleyball) =>
    archived.filter(({ sportType }) => (sportType === 'volleyball') === isVolleyball),
  );
  return [...(otherDrafts ?? []).slice(0, 460), ...(volleyballDrafts ?? []).slice(0, 60)].flatMap(getDrafts);
}
