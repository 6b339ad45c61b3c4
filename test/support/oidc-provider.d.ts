// It comes without types. What tests give it is looked at by the provider itself.
declare module "oidc-provider";
