/**
 * Keeps a story in a small frame of a docs page from scrolling that page through `focus` and `scrollIntoView` in its
 * play function. If the frame has the focus afterwards, the first key press returns the focus to the page.
 */
export function preventPageScroll({ frameElement, parent }: Window): void {
  if (!frameElement?.matches('.story-frame iframe')) return
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = function () {
    window.scrollTo(0, window.scrollY + this.getBoundingClientRect().top)
  }
  const giveFocusBack = ({ isTrusted }: Event) => {
    if (isTrusted) parent.focus()
  }
  window.addEventListener('keydown', giveFocusBack, true)
}
