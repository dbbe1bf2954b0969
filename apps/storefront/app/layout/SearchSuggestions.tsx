import type { CatalogueClient, GiftSuggestion } from '@store/api-client/contract/catalogue'
import type { Navigate } from '@store/api-client/contract/ports'
import { type Currency, formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { Image } from '@store/ui'
import { useId, useState } from 'react'
import { locale } from '#messages/language.ts'
import { searchSuggestionMessages as words } from '#messages/searchSuggestionMessages.ts'
import { useCurrency } from '../composition/currency/CurrencyProvider.tsx'
import { hrefs } from '../composition/hrefs.ts'
import { recentSearchStorage } from '../composition/storage/recentSearchStorage.ts'
import type { SearchOption } from './SearchOption.ts'
import styles from './SearchSuggestions.module.css'
import { useInputText } from './useInputText.ts'
import { useSuggestionKeyboard } from './useSuggestionKeyboard.ts'
import { useSuggestions } from './useSuggestions.ts'

/** Props of `SearchSuggestions`. */
export interface SearchSuggestionsProps {
  /** The search field above the suggestions; it belongs to the page. */
  readonly field: HTMLInputElement
  readonly suggest: CatalogueClient['suggest']
  readonly go: Navigate
}

/**
 * Renders suggestions while typing, and recent searches: a combobox whose search field also works without this
 * component.
 */
export function SearchSuggestions({ field, suggest, go }: SearchSuggestionsProps) {
  const id = useId()
  const { typed, isWanted, want } = useInputText(field)
  const [recent, setRecent] = useState(recentSearchStorage.read)
  const found = useSuggestions(typed, suggest)
  const currency = useCurrency()
  const isEmpty = typed.trim() === ''
  const options = isEmpty ? recent.map(searchedBefore) : found.map((found) => suggested(found, currency))
  const isOpen = isWanted && options.length > 0
  const active = useSuggestionKeyboard({ field, listId: id, typed, options, isOpen, want, go })

  const clear = () => {
    recentSearchStorage.forget()
    setRecent([])
    field.focus()
  }

  return (
    <>
      {isOpen && (
        <div className={styles.popup}>
          {isEmpty && <span className={styles.heading}>{words.recent}</span>}
          <div id={id} role="listbox" aria-label={isEmpty ? words.recent : words.list} tabIndex={-1}>
            {options.map(({ title, href, note, picture }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's.
              <div
                key={href}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                // Keeps focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => go(href)}
              >
                {picture && (
                  <Image
                    className={styles.picture}
                    src={picture.src}
                    srcSet={picture.srcSet}
                    sizes="48px"
                    alt=""
                    width={picture.width}
                    height={picture.height}
                  />
                )}
                <span className={styles.name}>{title}</span>
                {note && <span className={styles.note}>{note}</span>}
              </div>
            ))}
          </div>
          {isEmpty && (
            <button className={styles.clear} type="button" onClick={clear}>
              {words.clear}
            </button>
          )}
        </div>
      )}
      <span className={styles.said} role="status">
        {isOpen ? words.count(options.length) : ''}
      </span>
    </>
  )
}

const searchedBefore = (text: string): SearchOption => ({ title: text, href: hrefs.search(text) })

function suggested(found: GiftSuggestion, currency: Currency): SearchOption {
  const { title, href } = found
  return found.kind === 'category'
    ? { title, href, note: words.category }
    : {
        title,
        href,
        note: formatPrice(found.price, currency, locale),
        picture: found.picture,
      }
}
