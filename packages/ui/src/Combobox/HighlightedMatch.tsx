import { findTextMatch } from './findTextMatch.ts'
import styles from './Suggestion.module.css'

interface MatchedProps {
  readonly text: string
  readonly typed: string
}

/** Renders a text with the typed part emphasised. */
export function HighlightedMatch({ text, typed }: MatchedProps) {
  const match = findTextMatch(text, typed)
  if (!match) return text
  return (
    <>
      {text.slice(0, match.start)}
      <mark className={styles.match}>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  )
}
