import { type ReactNode, useRef } from 'react'
import { removeTokenPrefix } from './getTokenGroup.ts'
import type { DesignToken } from './readDesignTokens.ts'
import styles from './TokenList.module.css'
import { useDesignTokens } from './useDesignTokens.ts'

/** Props of {@link TokenList}. */
export interface TokenListProps {
  /** Which tokens to show, by name without the shared prefix. */
  readonly names: RegExp
  /** Renders one token. */
  readonly draw: (token: DesignToken) => ReactNode
  /**
   * Layout: one below the other, or side by side.
   * @default 'rows'
   */
  readonly as?: 'rows' | 'tiles'
}

/** List of tokens with name, value and a sample each. */
export function TokenList({ names, draw, as = 'rows' }: TokenListProps) {
  const list = useRef<HTMLUListElement>(null)
  const tokens = useDesignTokens(list).filter(({ name }) => names.test(removeTokenPrefix(name)))
  return (
    <ul ref={list} className={as === 'tiles' ? styles.tiles : styles.rows}>
      {tokens.map((token) => (
        <li key={token.name} className={styles.token}>
          {draw(token)}
          <span className={styles.name}>{removeTokenPrefix(token.name)}</span>
          <code className={styles.value}>{withPixels(token.value)}</code>
        </li>
      ))}
    </ul>
  )
}

// Shown in pixels for designers; the stylesheet uses rem, relative to the visitor's text size.
const withPixels = (value: string) =>
  /^[\d.]+rem$/.test(value) ? `${value} · ${Number.parseFloat(value) * 16}px` : value
