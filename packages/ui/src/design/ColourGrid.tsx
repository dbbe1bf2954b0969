import { type ReactNode, useRef } from 'react'
import styles from './ColourGrid.module.css'
import { contrast } from './contrast.ts'
import { type ContrastPair, contrastPairs, grounds } from './contrastPairs.ts'
import { useTokens } from './useTokens.ts'

const isGround = (name: string) => grounds.some((ground) => ground === name)
const onGrounds = contrastPairs.filter(({ ground }) => isGround(ground))
const fronts = [...new Set(onGrounds.map(({ front }) => front))]

/** Each colour for words and lines on each of the three grounds, with the contrast it has there. */
export function ColourGrid() {
  const { grid, sample } = useSamples()
  return (
    <div ref={grid} className={styles.grid}>
      {fronts.map((front) => (
        <section key={front} className={styles.row} aria-label={front}>
          <span className={styles.name}>{front}</span>
          {onGrounds.filter((pair) => pair.front === front).map((pair) => sample(pair, pair.ground))}
        </section>
      ))}
    </div>
  )
}

/** The pairs that meet on a colour of their own: words on the action, a state on its pale ground. */
export function ColourPairs() {
  const { grid, sample } = useSamples()
  const pairs = contrastPairs.filter(({ ground }) => !isGround(ground))
  return (
    <div ref={grid} className={styles.pairs}>
      {pairs.map((pair) => sample(pair, `${pair.front} on ${pair.ground}`))}
    </div>
  )
}

function useSamples() {
  const grid = useRef<HTMLDivElement>(null)
  const tokens = new Map(useTokens(grid).map(({ name, value }) => [name, value]))
  const sample = ({ front, ground, least }: ContrastPair, words: string): ReactNode => {
    const [fore, behind] = [front, ground].map((name) => tokens.get(`--store-color-${name}`) ?? '')
    const ratio = contrast(fore ?? '', behind ?? '')
    return (
      <span
        key={words}
        className={styles.sample}
        style={{
          background: `var(--store-color-${ground})`,
          // A line is no word: it bounds, and its figures are written in ink.
          color: `var(--store-color-${least === 3 ? 'ink' : front})`,
          borderColor: `var(--store-color-${least === 3 ? front : 'line'})`,
        }}
      >
        <span>{words}</span>
        {ratio !== undefined && (
          <b className={styles.ratio}>
            {ratio >= least ? '' : 'fails '}
            {ratio.toFixed(1)}
          </b>
        )}
      </span>
    )
  }
  return { grid, sample }
}
