import '@store/delivery-location/element'
import '@store/delivery-location/element.css'
import '@store/login-dialog/element'
import '@store/login-dialog/element.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Reminders } from './Reminders.tsx'
import './site.css'

const root = document.getElementById('root')
const store = document.querySelector('meta[name="store"]')?.getAttribute('content') ?? ''

if (root) {
  createRoot(root).render(
    <StrictMode>
      <Reminders store={store} />
    </StrictMode>,
  )
}
