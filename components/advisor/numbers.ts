const NUMBER = new Intl.NumberFormat("en");

export function sayNumber(value: number): string {
  return NUMBER.format(value);
}

export function sayBytes(bytes: number): string {
  return bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 * 1024
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** An amount without a currency, since only the user knows it; two significant figures for small ones. */
export function sayMoney(amount: number): string {
  return amount >= 1 || amount === 0 ? amount.toFixed(2) : Number(amount.toPrecision(2)).toString();
}
