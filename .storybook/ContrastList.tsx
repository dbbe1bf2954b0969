// Storybook compiles its own UI with classic JSX, which needs React in scope.
import * as React from 'react'
import { styled } from 'storybook/theming'
import { calculateContrast } from '../packages/ui/src/design/calculateContrast.ts'
import { contrastPairs } from '../packages/ui/src/design/contrastPairs.ts'

interface ContrastListProps {
  /** The resolved value of a token on the canvas, by its full name. */
  readonly valueAt: (name: string) => string | undefined
}

/** Lists every pair of colors that is used together with its measured contrast, and marks the unreadable pairs. */
export function ContrastList({ valueAt }: ContrastListProps) {
  const [isOpen, setOpen] = React.useState(false)
  const pairs = contrastPairs.map((pair) => {
    const front = valueAt(`--store-color-${pair.foreground}`) ?? ''
    const ground = valueAt(`--store-color-${pair.background}`) ?? ''
    const ratio = calculateContrast(front, ground)
    return {
      ...pair,
      style: { color: front, background: ground },
      ratio,
      passes: (ratio ?? 0) >= pair.minRatio,
    }
  })
  const failing = pairs.filter(({ passes }) => !passes)
  const [first] = failing
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {first
          ? `Contrast: ${failing.length} of ${pairs.length} pairs fail, ${first.foreground} on ${first.background} first`
          : `Contrast: all ${pairs.length} pairs pass`}
      </summary>
      {isOpen && (
        <ul>
          {[...failing, ...pairs.filter(({ passes }) => passes)].map(
            ({ foreground, background, minRatio, style, ratio, passes }) => (
              <li key={`${foreground} ${background}`}>
                <b style={style} aria-hidden>
                  Aa
                </b>
                <span>
                  {foreground} on {background}
                </span>
                <span data-fails={!passes || undefined}>
                  {passes ? '✓' : '✗'} {ratio?.toFixed(2) ?? 'not measured'} of {minRatio}
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </Details>
  )
}

const Details = styled.details(({ theme }) => ({
  paddingBlock: 8,
  borderBlock: `1px solid ${theme.appBorderColor}`,
  '& summary': { cursor: 'pointer', fontWeight: 700 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: '6px 32px',
    margin: '10px 0 4px',
    padding: 0,
    listStyle: 'none',
  },
  '& li': { display: 'flex', gap: 8, alignItems: 'center', fontSize: 12 },
  '& li > b': { flex: 'none', inlineSize: 34, paddingBlock: 3, borderRadius: 4, textAlign: 'center' },
  '& li > span:nth-of-type(1)': { flex: 1 },
  '& [data-fails]': { color: theme.color.negativeText, fontWeight: 700 },
}))
