/** What a server says about itself, whether a person trusts it, and its identity by the way it is reached (see `identityOf`). */
export type ServerTexts = {
  name: string;
  title?: string;
  description?: string;
  instructions?: string;
  trusted?: boolean;
  identity?: string;
};
