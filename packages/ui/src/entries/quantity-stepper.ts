export {
  QuantityStepper,
  type QuantityStepperLabels,
  type QuantityStepperProps,
} from '../QuantityStepper/QuantityStepper.tsx'
