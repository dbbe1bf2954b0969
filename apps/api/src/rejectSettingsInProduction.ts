import { type RawCheckAction, rawCheck } from 'valibot'

/**
 * Rejects settings that have the value `1` in production.
 *
 * @param messages The reason, by setting.
 */
export const rejectSettingsInProduction = <
  Name extends string,
  Input extends Readonly<Partial<Record<Name, unknown>>>,
>(
  messages: Readonly<Record<Name, string>>,
): RawCheckAction<Input> =>
  rawCheck(({ dataset, addIssue }) => {
    // The check also runs after other errors, so that all errors are reported together.
    const value: unknown = dataset.value
    if (typeof value !== 'object' || value === null) return
    const input: Record<string, unknown> = { ...value }
    if (input.STORE_MODE !== 'production') return
    for (const [key, message] of Object.entries<string>(messages)) {
      if (input[key] !== '1') continue
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: '1' }] })
    }
  })
