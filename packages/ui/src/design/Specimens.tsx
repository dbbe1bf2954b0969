import { type ReactNode, useRef } from 'react'
import type { Token } from './readTokens.ts'
import styles from './Specimens.module.css'
import { shortName } from './tokenGroup.ts'
import { useTokens } from './useTokens.ts'

/** What {@link Specimens} takes. */
export interface SpecimensProps {
  /** Which tokens are shown, by name without the shared prefix. */
  readonly names: RegExp
  /** Draws one of them. */
  readonly draw: (token: Token) => ReactNode
  /**
   * How they stand: one below the other, or side by side.
   * @default 'rows'
   */
  readonly as?: 'rows' | 'tiles'
}

/** Tokens with a sample each: name, value and what they look like. */
export function Specimens({ names, draw, as = 'rows' }: SpecimensProps) {
  const list = useRef<HTMLUListElement>(null)
  const tokens = useTokens(list).filter(({ name }) => names.test(shortName(name)))
  return (
    <ul ref={list} className={as === 'tiles' ? styles.tiles : styles.rows}>
      {tokens.map((token) => (
        <li key={token.name} className={styles.specimen}>
          {draw(token)}
          <span className={styles.name}>{shortName(token.name)}</span>
          <code className={styles.value}>{withPixels(token.value)}</code>
        </li>
      ))}
    </ul>
  )
}

// Designers count in pixels; the shop in what a visitor set as the size of text.
const withPixels = (value: string) =>
  /^[\d.]+rem$/.test(value) ? `${value} · ${Number.parseFloat(value) * 16}px` : value
