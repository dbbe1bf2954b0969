export {
  QuantityStepper,
  type QuantityStepperNames,
  type QuantityStepperProps,
} from '../QuantityStepper/QuantityStepper.tsx'
