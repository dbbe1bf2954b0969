import { createRoot, type Root } from 'react-dom/client'
import { LoginDialog } from '../components/LoginDialog/LoginDialog.tsx'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import { LoginProvider } from '../react/LoginProvider.tsx'
import type { LoginStore } from '../store/LoginStore.ts'

/** A dialog mounted in an element. */
export interface MountedLogin {
  /** Renders the dialog with the current messages; renders nothing while their language is loading. */
  readonly update: () => void
  /** Mounts the dialog again, because a moved dialog is no longer in the top layer. */
  readonly remount: () => void
  /** Unmounts the dialog. */
  readonly remove: () => void
}

/**
 * Renders the dialog inside an element, in light DOM, because password managers and phones autofill only fields there.
 */
export function mountLogin(
  element: HTMLElement,
  store: LoginStore,
  readMessages: () => LoginMessages | undefined,
): MountedLogin {
  const place = element.ownerDocument.createElement('div')
  element.append(place)
  const root: Root = createRoot(place)
  let times = 1
  const update = () => {
    const messages = readMessages()
    root.render(
      messages ? (
        <LoginProvider key={times} store={store} messages={messages}>
          <LoginDialog />
        </LoginProvider>
      ) : null,
    )
  }
  update()
  return {
    update,
    remount: () => {
      times += 1
      // The old dialog must be removed first, because Preact would otherwise unmount it after the new one opens.
      root.render(null)
      update()
    },
    remove: () => {
      root.unmount()
      place.remove()
    },
  }
}
