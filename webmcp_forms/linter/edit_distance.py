"""How many slips of a finger apart two words are."""

from __future__ import annotations


def edit_distance(word: str, other: str, most: int) -> int:
    """The fewest letters to add, drop, replace or swap with their neighbour; `most` + 1 for all that are further apart.

    `edit_distance("toolnmae", "toolname", 2)` is 1.
    """
    if abs(len(word) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for index, letter in enumerate(word, 1):
        earlier, before, row = before, row, [index]
        for place, target in enumerate(other, 1):
            cost = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != target))
            is_swap = index > 1 and place > 1 and letter == other[place - 2] and word[index - 2] == target
            row.append(min(cost, earlier[place - 2] + 1) if is_swap else cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)
