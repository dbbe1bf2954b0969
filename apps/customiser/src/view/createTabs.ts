import { createElement } from './createElement.ts'

/** A panel and its tab label. */
export interface Tab {
  readonly label: string
  readonly panel: HTMLElement
}

/** Creates tabs over panels, of which one is visible; a single panel gets no tabs. */
export function createTabs(name: string, tabs: readonly Tab[]): readonly HTMLElement[] {
  if (tabs.length < 2) return tabs.map(({ panel }) => panel)
  const buttons = tabs.map(({ label, panel }, at) => {
    panel.id = `customiser-panel-${at}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', `customiser-tab-${at}`)
    return createElement(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `customiser-tab-${at}`,
        class: 'customiser-tab',
        'aria-controls': panel.id,
      },
      label,
    )
  })
  const choose = (chosen: number) => {
    for (const [at, { panel }] of tabs.entries()) {
      panel.hidden = at !== chosen
      buttons[at]?.setAttribute('aria-selected', String(at === chosen))
      buttons[at]?.setAttribute('tabindex', at === chosen ? '0' : '-1')
    }
  }
  for (const [at, tab] of buttons.entries()) {
    tab.addEventListener('click', () => choose(at))
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      if (step === 0) return
      const next = (at + step + tabs.length) % tabs.length
      choose(next)
      buttons[next]?.focus()
    })
  }
  choose(0)
  const list = createElement(
    'div',
    { class: 'customiser-tabs', role: 'tablist', 'aria-label': name },
    ...buttons,
  )
  return [list, ...tabs.map(({ panel }) => panel)]
}
