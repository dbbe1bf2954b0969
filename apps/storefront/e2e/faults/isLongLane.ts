import { test } from '@playwright/test'

/** Whether the running project breaks what it breaks in every way, and not in one. */
export const isLongLane = (): boolean => test.info().project.name === 'long'
