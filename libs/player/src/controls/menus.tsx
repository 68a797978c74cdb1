import { useFormats, useText } from '@touchline/i18n';
import type { LanguageTrack } from '../engine/engine.ts';
import { playbackRates } from '../store/requests.ts';
import { writePreferences } from '../preferences/preferences.ts';
import { ChoiceGroup, type Choice } from './choice-group.tsx';
import { nameQualities } from './name-qualities.ts';
import { usePlayer, usePlayerState } from './player-context.ts';
import { useLanguageName } from './use-language-name.ts';

const autoId = 'auto';
const offId = 'off';

/** The quality menu: automatic, or a quality of the stream. Hidden when the stream has only one. */
export function QualityChoices() {
  const t = useText('player');
  const formats = useFormats();
  const { request } = usePlayer();
  const tracks = usePlayerState((state) => state.qualities);
  const chosenId = usePlayerState((state) => state.chosenQuality);
  const qualities = nameQualities(tracks, formats, chosenId ?? tracks.find((track) => track.active)?.id);
  const active = qualities.find(({ track }) => track.active);
  if (qualities.length < 2) return null;
  return (
    <ChoiceGroup
      label={t('quality')}
      value={chosenId ?? autoId}
      choices={[
        { id: autoId, label: t('automatic'), detail: chosenId === null ? active?.name : undefined },
        ...qualities.map(({ track, name }) => ({ id: track.id, label: name })),
      ]}
      onChoose={(id) => {
        writePreferences({ qualityLines: tracks.find((track) => track.id === id)?.height ?? null });
        request({ type: 'quality', id: id === autoId ? null : id });
      }}
    />
  );
}

/** Playing speed. A viewer at the live edge cannot be faster than the match. */
export function RateChoices() {
  const t = useText('player');
  const formats = useFormats();
  const { request } = usePlayer();
  const rate = usePlayerState((state) => state.rate);
  const isAtEdge = usePlayerState((state) => state.atLiveEdge);
  const offeredRates = isAtEdge ? playbackRates.filter((offeredRate) => offeredRate <= 1) : playbackRates;
  return (
    <ChoiceGroup
      label={t('speed')}
      value={String(rate)}
      choices={offeredRates.map((offeredRate) => ({
        id: String(offeredRate),
        label: offeredRate === 1 ? t('normalSpeed') : `${formats.number(offeredRate)}×`,
      }))}
      onChoose={(id) => request({ type: 'rate', rate: Number(id) })}
    />
  );
}

const isSameText = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/**
 * Names tracks by their language, in the viewer's language and in the track's own, because some viewers read only the
 * track's language. A stream's own label comes first if it contains more than the language.
 */
function useTrackChoices(tracks: readonly LanguageTrack[], accessibleLabel: string): Choice[] {
  const t = useText('player');
  const getLanguageName = useLanguageName();
  return tracks.map(({ id, language, label, accessible: isAccessible }, index) => {
    const { name, nativeName, englishName } = getLanguageName(language);
    const accessibilityNote = isAccessible ? accessibleLabel : undefined;
    if (label && ![name, nativeName, englishName].some((knownLabel) => isSameText(knownLabel, label)))
      return { id, label, note: accessibilityNote, detail: name || undefined };
    const nativeNameDetail = isSameText(nativeName, name) ? undefined : nativeName;
    return {
      id,
      label: name || t('track', { number: index + 1 }),
      note: accessibilityNote,
      detail: nativeNameDetail,
      language: nativeNameDetail && language,
    };
  });
}

/** Captions: off, or one of the stream's languages. */
export function CaptionChoices() {
  const t = useText('player');
  const { request } = usePlayer();
  const tracks = usePlayerState((state) => state.text);
  const areLinesMissing = usePlayerState((state) => state.linesAreMissing);
  const choices = useTrackChoices(tracks, t('captionsForDeaf'));
  if (tracks.length === 0) return null;
  const shownTrackId = tracks.find((track) => track.active)?.id ?? offId;
  return (
    <ChoiceGroup
      label={t('captions')}
      value={shownTrackId}
      choices={[
        { id: offId, label: t('captionsOff') },
        ...choices.map((choice) =>
          areLinesMissing && choice.id === shownTrackId ? { ...choice, note: t('captionsIncomplete') } : choice,
        ),
      ]}
      onChoose={(id) => request({ type: 'captions', id: id === offId ? null : id })}
    />
  );
}

/** Commentary languages and audio description. */
export function AudioChoices() {
  const t = useText('player');
  const { request } = usePlayer();
  const tracks = usePlayerState((state) => state.audio);
  const choices = useTrackChoices(tracks, t('audioDescription'));
  if (tracks.length < 2) return null;
  return (
    <ChoiceGroup
      label={t('audio')}
      value={tracks.find((track) => track.active)?.id ?? ''}
      choices={choices}
      onChoose={(id) => request({ type: 'audio', id })}
    />
  );
}
