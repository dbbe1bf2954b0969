/** Two colours that are used together, and their minimum contrast. */
export interface ContrastPair {
  /** Token of the text or line, without `--store-color-`. */
  readonly foreground: string
  /** Token of the background, without `--store-color-`. */
  readonly background: string
  /** Minimum contrast: 4.5 for text, 3 for the border of a control. */
  readonly minRatio: 4.5 | 3
}

/** The three backgrounds for any content. */
export const backgroundColourNames = ['paper', 'card', 'sunken'] as const

const states = ['good', 'caution', 'bad', 'info']
const words = ['ink', 'ink-quiet', 'marigold-ink', 'action', ...states]

const reads = (foreground: string, background: string): ContrastPair => ({
  foreground,
  background,
  minRatio: 4.5,
})

/** All pairs of colours that are used together. */
export const contrastPairs: readonly ContrastPair[] = [
  ...words.flatMap((front) => backgroundColourNames.map((ground) => reads(front, ground))),
  ...['edge', 'focus', 'heart'].flatMap((foreground) =>
    backgroundColourNames.map((background): ContrastPair => ({ foreground, background, minRatio: 3 })),
  ),
  ...['action', 'action-hover', 'action-press'].map((ground) => reads('ink-inverse', ground)),
  ...[...states, 'action'].map((state) => reads(state, `${state}-pale`)),
  reads('marigold-ink', 'marigold-pale'),
  ...[...states, 'action', 'marigold'].map((state) => reads('ink', `${state}-pale`)),
]
