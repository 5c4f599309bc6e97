// Sucrase checks its options with a library that is not needed for options that are always the same.
export const createCheckers = () => ({ Options: { strictCheck() {} } });
export const union = () => null, lit = union, opt = union, name = union, iface = union, array = union, func = union, param = union, enumtype = union, tuple = union;
