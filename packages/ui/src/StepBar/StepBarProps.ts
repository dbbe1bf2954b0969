/** One step of a {@link StepBar}. */
export interface StepItem {
  /** Unique id among the steps. */
  readonly id: string
  /** Title of the step. */
  readonly title: string
  /** `done` and `open` steps can be opened, `current` is the active one, `locked` cannot be opened yet. */
  readonly state: 'done' | 'current' | 'open' | 'locked'
  /** Progress of the step, such as "2 of 3 chosen". */
  readonly count?: string | undefined
  /** Why the step is locked, such as "Choose 2 more first". */
  readonly reason?: string | undefined
}

/** UI messages of a {@link StepBar}. */
export interface StepBarMessages {
  /** Current position, such as "Step 2 of 4"; both counted from 1. */
  readonly position: (step: number, of: number) => string
  /** Screen reader text of a completed step. */
  readonly done: string
}

/** Props of {@link StepBar}. */
export interface StepBarProps {
  /** The steps in order; one of them is current. */
  readonly steps: readonly StepItem[]
  /** Name of the step bar, such as "Your hamper". */
  readonly label: string
  /** UI messages. */
  readonly messages: StepBarMessages
  /** Called with the id of the step to open; without it the steps are not interactive. */
  readonly onStep?: ((id: string) => void) | undefined
}
