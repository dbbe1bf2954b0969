import { test } from '@playwright/test'

/** Returns whether the running project injects every kind of fault instead of one. */
export const isLongLane = (): boolean => test.info().project.name === 'long'
