/** Closes an open menu on an outside click or on Escape; the menu opens without JavaScript. Browser only. */
export function dismissMenusOnOutsideClick(): void {
  const isOutside = (menu: Element, target: EventTarget | null) =>
    !(target instanceof Node && menu.contains(target))
  // In the capture phase, because React delays events of parts that are not hydrated, and the menus are never hydrated.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      for (const menu of openMenus()) if (isOutside(menu, target)) menu.open = false
    },
    { capture: true, passive: true },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      for (const menu of openMenus()) {
        if (isOutside(menu, event.target)) continue
        menu.open = false
        // Escape closes one menu at a time, because on a phone the menus are inside another one.
        event.preventDefault()
        menu.querySelector('summary')?.focus()
      }
    },
    { capture: true },
  )
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menus] details[open]')
