import type { StepBarMessages } from './StepBarProps.ts'

/** English messages of a step bar. */
export const stepBarEn: StepBarMessages = {
  position: (step, of) => `Step ${step} of ${of}`,
  done: 'Done',
}
