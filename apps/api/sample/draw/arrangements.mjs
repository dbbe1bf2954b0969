import { freeBunches } from './arrangements/freeBunches.mjs'
import { inBoxes } from './arrangements/inBoxes.mjs'
import { inVessels } from './arrangements/inVessels.mjs'

// Flowers that stand in something else than paper.
export const arrangements = { ...freeBunches, ...inBoxes, ...inVessels }
