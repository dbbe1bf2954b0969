import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FloorPage } from './floorPage.ts'

hydrateRoot(document.body, createElement(FloorPage))
