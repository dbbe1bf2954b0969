import type { Preview } from '@storybook/react-vite'
import { enhanceControl } from '../packages/config/src/storybook/enhanceControl.ts'
import { findDefaultTag } from '../packages/config/src/storybook/findDefaultTag.ts'
import { toDefaultArgs } from '../packages/config/src/storybook/toDefaultArgs.ts'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number]

/** Gives each prop and arg a usable control, and shows its default value. */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const type = enhanceControl(argTypes[name] ?? { name }, initialArgs[name])
      const summary = findDefaultTag(component, name)
      const defaultValue = type.table?.defaultValue ?? (summary ? { summary } : undefined)
      return [name, defaultValue ? { ...type, table: { ...type.table, defaultValue } } : type]
    }),
  )

/** Shows the defaults of props in their controls. */
export const enhanceArgs: ArgsEnhancer = ({ argTypes, initialArgs }) => ({
  ...toDefaultArgs(argTypes),
  ...initialArgs,
})
