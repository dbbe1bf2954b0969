/** Closes an open menu on an outside click or on Escape: it opens without JavaScript. Browser only. */
export function dismissMenusOnOutsideClick(): void {
  const isOutside = (menu: Element, target: EventTarget | null) =>
    !(target instanceof Node && menu.contains(target))
  // Captured before React, which holds events back from unhydrated parts; the menus are never hydrated.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      for (const menu of openMenus()) if (isOutside(menu, target)) menu.open = false
    },
    { capture: true, passive: true },
  )
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Escape') return
      for (const menu of openMenus()) {
        if (isOutside(menu, target)) continue
        menu.open = false
        menu.querySelector('summary')?.focus()
      }
    },
    { capture: true },
  )
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menus] details[open]')
