import '@store/elements/elements.css'
import '@store/elements/login'
import '@store/elements/picker'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GiftRemindersPage } from './GiftRemindersPage.tsx'
import './site.css'

const root = document.getElementById('root')
const store = document.querySelector('meta[name="store"]')?.getAttribute('content') ?? ''

if (root) {
  createRoot(root).render(
    <StrictMode>
      <GiftRemindersPage store={store} />
    </StrictMode>,
  )
}
