import { version } from 'react'

/** React 18 does not know `fetchPriority` and React 19 does not want `fetchpriority`; each warns at the other's. */
export const priorityAttribute = version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority'
