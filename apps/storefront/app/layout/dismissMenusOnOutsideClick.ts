/** Makes an open menu close where a shopper looks elsewhere, or presses Escape: it opens without a script. Browser only. */
export function dismissMenusOnOutsideClick(): void {
  const isOutside = (menu: Element, target: EventTarget | null) =>
    !(target instanceof Node && menu.contains(target))
  // Before React, which keeps from a part what is done to it until its code has come; this one's never does.
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
