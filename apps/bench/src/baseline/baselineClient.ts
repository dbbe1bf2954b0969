import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BaselinePage } from './BaselinePage.ts'

hydrateRoot(document.body, createElement(BaselinePage))
