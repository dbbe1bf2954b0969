import type { Preview } from '@storybook/react-vite'
import { enhanceControl } from '../packages/config/src/storybook/enhanceControl.ts'
import { readDefaults } from '../packages/config/src/storybook/readDefaults.ts'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number]

/** Gives each prop and arg a control that can be used. */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => [
      name,
      enhanceControl(argTypes[name] ?? { name }, initialArgs[name]),
    ]),
  )

/** Shows the defaults of props in their controls. */
export const enhanceArgs: ArgsEnhancer = ({ argTypes, initialArgs }) => ({
  ...readDefaults(argTypes),
  ...initialArgs,
})
