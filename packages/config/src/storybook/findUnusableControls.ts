/** The props and args of a story. */
export interface StoryControls {
  readonly argTypes: Readonly<Record<string, StoryProp>>
  readonly initialArgs: Readonly<Record<string, unknown>>
}

interface StoryProp {
  readonly control?: unknown
  readonly type?: unknown
}

/**
 * Names the props that a component requires and that a story offers for editing without a value. Such a story has to
 * give the value in `args`, or switch the control off.
 */
export function findUnusableControls({ argTypes, initialArgs }: StoryControls): readonly string[] {
  return Object.entries(argTypes)
    .filter(([name, { control, type }]) => {
      if (initialArgs[name] !== undefined || !isObject(control) || control.disable === true) return false
      return control.type === 'object' || (isObject(type) && type.required === true)
    })
    .map(([name]) => name)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
