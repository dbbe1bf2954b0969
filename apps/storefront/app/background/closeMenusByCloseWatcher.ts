/** Selector of the menus and panels that Back closes. */
export const menuSelector = 'details[data-overlay]'

/** TypeScript’s DOM library contains only what every browser supports. */
declare const CloseWatcher: new () => { onclose: (() => void) | null; destroy(): void }

/** Gives every open menu a close watcher, so that Back closes it on Android, and Escape elsewhere. Browser only. */
export function closeMenusByCloseWatcher(): void {
  const watchers = new WeakMap<Element, InstanceType<typeof CloseWatcher>>()
  const watch = (menu: HTMLDetailsElement) => {
    watchers.get(menu)?.destroy()
    if (!menu.open) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      menu.open = false
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
    watchers.set(menu, watcher)
  }
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(menuSelector)) watch(target)
    },
    { capture: true },
  )
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${menuSelector}[open]`)) watch(menu)
}
