import type { NotificationChanges } from './NotificationsState.ts'

/** Merges later changes over earlier ones. */
export function mergeChanges(
  earlier: NotificationChanges | undefined,
  later: NotificationChanges,
): NotificationChanges {
  if (!earlier) return later
  return {
    read:
      earlier.read === 'all' || later.read === 'all' ? 'all' : [...new Set([...earlier.read, ...later.read])],
    preferences: { ...earlier.preferences, ...later.preferences },
  }
}
