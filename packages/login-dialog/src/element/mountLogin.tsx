import { createRoot, type Root } from 'react-dom/client'
import { LoginDialog } from '../components/LoginDialog/LoginDialog.tsx'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import { LoginProvider } from '../react/LoginProvider.tsx'
import type { LoginStore } from '../store/LoginStore.ts'

/** A dialog mounted in an element. */
export interface MountedLogin {
  /** Renders it again after the element was moved or its messages changed. */
  readonly redraw: () => void
  /** Unmounts it. */
  readonly remove: () => void
}

/** Renders the dialog inside an element, in light DOM: password managers and phones only autofill visible fields. */
export function mountLogin(
  element: HTMLElement,
  store: LoginStore,
  readMessages: () => LoginMessages,
): MountedLogin {
  const place = element.ownerDocument.createElement('div')
  element.append(place)
  const root: Root = createRoot(place)
  let times = 0
  const redraw = () => {
    times += 1
    root.render(
      <LoginProvider key={times} store={store} messages={readMessages()}>
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
