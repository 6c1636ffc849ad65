export const applicationPath = '/admission/application'
export const registrationPath = '/admission/register'
