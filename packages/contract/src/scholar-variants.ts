export const scholarVariants = ['Day Scholar', 'Residential'] as const
