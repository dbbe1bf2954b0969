/** Two colours that meet, and how far apart they must be. */
export interface ContrastPair {
  /** Token of the words or the line, without `--store-color-`. */
  readonly foreground: string
  /** Token of what they stand on, without `--store-color-`. */
  readonly background: string
  /** The least contrast: 4.5 for words, 3 for what bounds a control. */
  readonly minRatio: 4.5 | 3
}

/** The three grounds everything may stand on. */
export const backgrounds = ['paper', 'card', 'sunken'] as const

const states = ['good', 'caution', 'bad', 'info']
const words = ['ink', 'ink-quiet', 'marigold-ink', 'action', ...states]

const reads = (foreground: string, background: string): ContrastPair => ({
  foreground,
  background,
  minRatio: 4.5,
})

/** Every pair of colours that meets in the shop. */
export const contrastPairs: readonly ContrastPair[] = [
  ...words.flatMap((front) => backgrounds.map((ground) => reads(front, ground))),
  ...['edge', 'focus', 'heart'].flatMap((foreground) =>
    backgrounds.map((background): ContrastPair => ({ foreground, background, minRatio: 3 })),
  ),
  ...['action', 'action-hover', 'action-press'].map((ground) => reads('ink-inverse', ground)),
  ...[...states, 'action'].map((state) => reads(state, `${state}-pale`)),
  reads('marigold-ink', 'marigold-pale'),
  ...[...states, 'action', 'marigold'].map((state) => reads('ink', `${state}-pale`)),
]
