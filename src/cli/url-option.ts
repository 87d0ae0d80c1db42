import { InvalidArgumentError } from 'commander';

/** Parses an http or https address. */
export const parseUrl = (text: string): string => {
  if (!/^https?:\/\/[^\s?#]+$/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Write an address such as https://boxes.example.');
  return text;
};
