import type { PickerElement } from '@store/delivery-location/element'
import type {} from '@store/delivery-location/element/jsx'
import type { LoginElement } from '@store/login-dialog/element'
import type {} from '@store/login-dialog/element/jsx'
import { useEffect, useRef, useState } from 'react'

/** Renders another team's React 18 page: the signed-in user, and the next delivery location. */
export function GiftRemindersPage({ store }: { readonly store: string }) {
  const [name, setName] = useState<string>()
  const [city, setCity] = useState<string>()
  const login = useRef<LoginElement>(null)
  const picker = useRef<PickerElement>(null)

  // React 18 has no props for the events of custom elements.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    login.current?.addEventListener('login', ({ detail }) => setName(detail.firstName), { signal })
    picker.current?.addEventListener('place', ({ detail }) => setCity(detail.place.city), { signal })
    return () => listening.abort()
  }, [])

  return (
    <main className="site">
      <h1>Gift reminders</h1>
      <p>Never miss a birthday. We remind you three days before.</p>
      {name === undefined ? (
        <button type="button" onClick={() => void login.current?.open()}>
          Sign in
        </button>
      ) : (
        <p role="status">Welcome, {name}</p>
      )}
      <h2>Where does the next gift go?</h2>
      <store-location-picker ref={picker} api={store} brand="marigold" />
      <p data-testid="city">{city === undefined ? 'No city yet' : `Reminders for ${city}`}</p>
      <store-login-dialog ref={login} api={store} brand="marigold" />
    </main>
  )
}
