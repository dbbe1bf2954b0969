import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BaselinePage } from './baselinePage.ts'

hydrateRoot(document.body, createElement(BaselinePage))
