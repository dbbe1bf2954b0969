import { createRoot, type Root } from 'react-dom/client'
import { LoginDialog } from '../components/LoginDialog/LoginDialog.tsx'
import { LoginProvider } from '../react/LoginProvider.tsx'
import type { LoginStore } from '../store/LoginStore.ts'

/** The dialog as it stands in an element. */
export interface MountedLogin {
  /** Draws it anew, for an element that stands elsewhere now. */
  readonly redraw: () => void
  /** Takes it out of the page. */
  readonly remove: () => void
}

/** Shows the dialog inside an element, in light DOM: password managers and phones fill in only what they see. */
export function mountLogin(element: HTMLElement, store: LoginStore): MountedLogin {
  const place = element.ownerDocument.createElement('div')
  element.append(place)
  const root: Root = createRoot(place)
  let times = 0
  const redraw = () => {
    times += 1
    root.render(
      <LoginProvider key={times} store={store}>
        <LoginDialog />
      </LoginProvider>,
    )
  }
  redraw()
  return {
    redraw,
    remove: () => {
      root.unmount()
      place.remove()
    },
  }
}
