import { type RawCheckAction, rawCheck } from 'valibot'

type Said<Name extends string> = Readonly<Partial<Record<Name, unknown>>>

/**
 * Requires all settings in `names` if one of them, or one in `extras`, is set, because shoppers would notice an
 * incomplete configuration.
 */
export const requireSettingsTogether = <
  Name extends string,
  Extra extends string,
  Input extends Said<Name | Extra>,
>(
  names: readonly Name[],
  extras: readonly Extra[],
): RawCheckAction<Input> =>
  rawCheck(({ dataset, addIssue }) => {
    // The check also runs after other errors, so that all errors are reported together.
    const value: unknown = dataset.value
    if (typeof value !== 'object' || value === null) return
    const input: Record<string, unknown> = { ...value }
    const given = [...names, ...extras].find((name) => input[name] !== undefined)
    if (given === undefined) return
    for (const key of names) {
      if (input[key] !== undefined) continue
      const at = { type: 'object', origin: 'value', input, key, value: undefined } as const
      addIssue({ message: `needed with ${given}`, path: [at] })
    }
  })
