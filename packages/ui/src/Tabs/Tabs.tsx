import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { computeScrollOffset } from './computeScrollOffset.ts'
import { getTabIndexForKey } from './getTabIndexForKey.ts'
import { Panel } from './Panel.tsx'
import styles from './Tabs.module.css'
import type { TabsProps } from './TabsProps.ts'

/** Space kept beside the visible tab, in pixels, so that its neighbour stays partly visible. */
const peek = 32

/** Tabs with one visible panel; arrow keys move between tabs and select immediately. */
export function Tabs({ tabs, label, selected, onSelect, lazy = false }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState<string>()
  const shown = (tabs.find(({ id }) => id === (selected ?? own)) ?? tabs[0])?.id
  const list = useRef<HTMLDivElement>(null)

  const choose = (id: string) => {
    if (id === shown) return
    setOwn(id)
    onSelect?.(id)
  }

  const handleKey = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = getTabIndexForKey(event.key, { at, count: tabs.length, rightToLeft })
    const id = next === undefined ? undefined : tabs[next]?.id
    if (next === undefined || id === undefined) return
    event.preventDefault()
    const tab = list.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
    choose(id)
  }

  // Visibility is only known in the browser, and `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]')
    if (!list.current || !tab || shown === undefined) return
    const frame = list.current.getBoundingClientRect()
    list.current.scrollBy(computeScrollOffset(tab.getBoundingClientRect(), frame, peek), 0)
  }, [shown])

  return (
    <div className={styles.tabs}>
      <div className={styles.list} ref={list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: words, count }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${base}-${at}-tab`}
            aria-controls={`${base}-${at}-panel`}
            aria-selected={id === shown}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => handleKey(event, at)}
          >
            {words}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, at) => (
        <Panel key={id} id={`${base}-${at}`} shown={id === shown} lazy={lazy}>
          {content}
        </Panel>
      ))}
    </div>
  )
}
