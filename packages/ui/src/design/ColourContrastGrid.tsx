import { type ReactNode, useRef } from 'react'
import styles from './ColourContrastGrid.module.css'
import { calculateContrast } from './calculateContrast.ts'
import { backgroundColourNames, type ContrastPair, contrastPairs } from './contrastPairs.ts'
import { useDesignTokens } from './useDesignTokens.ts'

const isGround = (name: string) => backgroundColourNames.some((ground) => ground === name)
const onGrounds = contrastPairs.filter(({ background }) => isGround(background))
const fronts = [...new Set(onGrounds.map(({ foreground }) => foreground))]

/** Shows each colour for text and lines on each of the three backgrounds, with its contrast. */
export function ColourContrastGrid() {
  const { grid, sample } = useSamples()
  return (
    <div ref={grid} className={styles.grid}>
      {fronts.map((front) => (
        <section key={front} className={styles.row} aria-label={front}>
          <span className={styles.name}>{front}</span>
          {onGrounds.filter((pair) => pair.foreground === front).map((pair) => sample(pair, pair.background))}
        </section>
      ))}
    </div>
  )
}

/** Shows the colour pairs with their own background: text on the action colour, a state on its pale background. */
export function ContrastPairSamples() {
  const { grid, sample } = useSamples()
  const pairs = contrastPairs.filter(({ background }) => !isGround(background))
  return (
    <div ref={grid} className={styles.pairs}>
      {pairs.map((pair) => sample(pair, `${pair.foreground} on ${pair.background}`))}
    </div>
  )
}

function useSamples() {
  const grid = useRef<HTMLDivElement>(null)
  const tokens = new Map(useDesignTokens(grid).map(({ name, value }) => [name, value]))
  const sample = ({ foreground, background, minRatio }: ContrastPair, words: string): ReactNode => {
    const [fore, behind] = [foreground, background].map((name) => tokens.get(`--store-color-${name}`) ?? '')
    const ratio = calculateContrast(fore ?? '', behind ?? '')
    return (
      <span
        key={words}
        className={styles.sample}
        style={{
          background: `var(--store-color-${background})`,
          // A line colour is not for text, so its label has the text colour.
          color: `var(--store-color-${minRatio === 3 ? 'ink' : foreground})`,
          borderColor: `var(--store-color-${minRatio === 3 ? foreground : 'line'})`,
        }}
      >
        <span>{words}</span>
        {ratio !== undefined && (
          <b className={styles.ratio}>
            {ratio >= minRatio ? '' : 'fails '}
            {ratio.toFixed(1)}
          </b>
        )}
      </span>
    )
  }
  return { grid, sample }
}
