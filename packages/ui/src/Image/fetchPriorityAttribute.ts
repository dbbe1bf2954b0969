import { version } from 'react'

/**
 * React 18 does not know `fetchPriority` and React 19 does not accept `fetchpriority`; each warns about the spelling
 * that it does not expect.
 */
export const fetchPriorityAttribute = version.startsWith('18.') ? 'fetchpriority' : 'fetchPriority'
