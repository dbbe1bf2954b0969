import { maxSearchLength } from '@store/api-client/contract/rules/giftLimits'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { headerMessages as words } from '#messages/headerMessages.ts'
import { navigateToPage } from '../composition/browser/navigation.ts'
import type { Stores } from '../composition/createStores.ts'
import { hrefs } from '../composition/hrefs.ts'
import { localizeHref } from '../localizeHref.ts'
import styles from './SearchField.module.css'
import type { SearchSuggestionsProps } from './SearchSuggestions.tsx'

/** Renders the search field of every page: a form that works without JavaScript; suggestions are loaded on focus. */
export function SearchField({ stores }: { readonly stores: Pick<Stores, 'client'> }) {
  const field = useRef<HTMLInputElement>(null)
  const [{ Suggestions }, setSuggestions] = useState<{
    readonly Suggestions?: ComponentType<SearchSuggestionsProps>
  }>({})
  // The server renders the same field for every search, so the browser fills in the query of the URL. The visitor may
  // have focused the field before hydration.
  useEffect(() => {
    const { pathname, search } = window.location
    const input = field.current
    if (!input) return
    if (pathname === localizeHref(hrefs.search())) input.value ||= new URLSearchParams(search).get('q') ?? ''
    if (input === document.activeElement) void load().then(setSuggestions)
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search>, and it would hold nothing but the form.
    <form
      className={styles.form}
      action={localizeHref(hrefs.search())}
      role="search"
      onFocus={() => void load().then(setSuggestions)}
    >
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        maxLength={maxSearchLength}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={words.search}
        placeholder={words.searchHint}
      />
      <button className={styles.button} type="submit" aria-label={words.search}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
          <circle cx="11" cy="11" r="7" />
          <path d="m16.5 16.5 4.5 4.5" />
        </svg>
      </button>
      {Suggestions && field.current && (
        <Suggestions field={field.current} suggest={stores.client.catalogue.suggest} go={navigateToPage} />
      )}
    </form>
  )
}

// Search works without suggestions.
const load = () =>
  import('./SearchSuggestions.tsx').then(
    ({ SearchSuggestions }) => ({ Suggestions: SearchSuggestions }),
    () => ({}),
  )
