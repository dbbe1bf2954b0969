import { createElement, useState } from 'react'
import { useStoreEvents } from './useStoreEvents.ts'

/** Attributes of the login element. */
interface LoginElement extends HTMLElement {
  readonly open: () => void
}

/** Renders another team's React 18 page: the signed-in user, and the next delivery location. */
export function Reminders({ store }: { readonly store: string }) {
  const [name, setName] = useState<string>()
  const [city, setCity] = useState<string>()
  const login = useStoreEvents<LoginElement>({ login: ({ firstName }) => setName(String(firstName)) })
  const picker = useStoreEvents<HTMLElement>({
    place: ({ place }) => setCity(String(Object(place).city ?? '')),
  })
  return (
    <main className="site">
      <h1>Gift reminders</h1>
      <p>Never miss a birthday. We remind you three days before.</p>
      {name === undefined ? (
        <button type="button" onClick={() => login.current?.open()}>
          Sign in
        </button>
      ) : (
        <p role="status">Welcome, {name}</p>
      )}
      <h2>Where does the next gift go?</h2>
      {createElement('store-location-picker', { ref: picker, api: store, brand: 'marigold' })}
      <p data-testid="city">{city === undefined ? 'No city yet' : `Reminders for ${city}`}</p>
      {createElement('store-login-dialog', { ref: login, api: store, brand: 'marigold' })}
    </main>
  )
}
